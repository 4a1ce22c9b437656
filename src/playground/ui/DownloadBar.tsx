import type {ReactNode} from 'react';
import type {Running} from './usePlayground';
import styles from './styles.module.css';

/** What the generator is doing, with the bytes of its download. */
export default function DownloadBar({running}: {readonly running: Running | undefined}): ReactNode {
  if (!running) return null;
  const {step, download} = running;
  return (
    <span className={styles.progress}>
      <progress aria-label={step} {...(download && {value: download.loaded, max: download.total})} />
      <span>
        {step}
        {download && `: ${formatBytes(download.loaded)} of ${formatBytes(download.total)}`}
      </span>
    </span>
  );
}

/** `1.2 MB`, `340 KB`, `12 B` */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
