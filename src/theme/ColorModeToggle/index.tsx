// Replaces ColorModeToggle (theme-classic 3.7.0).
// The theme's button says "Switch between dark and light mode (currently light mode)" and also has a pressed state, so
// its effect is unclear. It is also disabled until hydration, so early clicks are lost.
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

const STORAGE_KEY = 'theme';

function readStoredMode(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/**
 * Restores the reader's choice when the system's color scheme changes. The theme would reset it to the default mode, even
 * though this site ignores the system's color scheme.
 */
function useRestoreChosenMode(value: Props['value'], onChange: Props['onChange']): void {
  const current = useRef({value, onChange});
  useEffect(() => {
    current.current = {value, onChange};
  });
  useEffect(() => {
    const preference = matchMedia('(prefers-color-scheme: dark)');
    // Effects of children run before those of parents: this listener is called before the theme's own.
    const keep = () => {
      if (readStoredMode() === null) return;
      const {value: chosen, onChange: choose} = current.current;
      // After the theme's listener, before the next paint.
      requestAnimationFrame(() => choose(chosen));
    };
    preference.addEventListener('change', keep);
    return () => preference.removeEventListener('change', keep);
  }, []);
}

export default function ColorModeToggle({className, buttonClassName, value, onChange}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [announcement, setAnnouncement] = useState('');
  useRestoreChosenMode(value, onChange);
  const next = value === 'dark' ? 'light' : 'dark';
  // The mode is unknown on the server, so the label leaves it out until hydration.
  const name = isBrowser ? `Switch to ${next} mode (${value} mode is on)` : 'Switch between light mode and dark mode';
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        aria-label={name}
        title={name}
        onClick={() => {
          onChange(next);
          setAnnouncement(`${next} mode`);
        }}
      >
        <IconLightMode className={styles.light} />
        <IconDarkMode className={styles.dark} />
      </button>
      <span role="status" className={styles.announcement}>
        {announcement}
      </span>
    </div>
  );
}
