import {type ReactNode, useEffect, useRef} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import bundles from '@generated/playground/bundles';
import type {FrameCommand, FrameEvent, RunInput, RunSettings} from '../../sandbox/protocol';
import {readEvent} from '../../sandbox/readEvent';
import styles from './styles.module.css';

const MAX_HEIGHT = 480;

interface Props {
  readonly input: RunInput;
  readonly settings: RunSettings;
  readonly onEvent: (event: FrameEvent) => void;
}

/**
 * Runs code once, in a frame without an origin: it reaches neither the page nor its storage, and its policy allows no
 * request.
 */
export default function Frame({input, settings, onEvent}: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const {colorMode} = useColorMode();
  const latest = useRef({onEvent, colorMode});
  latest.current = {onEvent, colorMode};

  useEffect(() => {
    let hasStarted = false;
    const listen = ({source, data}: MessageEvent<unknown>): void => {
      const event = source === frame.current?.contentWindow ? readEvent(data) : undefined;
      if (!event) return;
      if (event.type === 'height' && frame.current) {
        frame.current.style.blockSize = `${Math.min(event.height, MAX_HEIGHT)}px`;
      }
      // Code that reloads its frame does not run again.
      if (event.type === 'ready' && !hasStarted) {
        hasStarted = true;
        send(frame.current, {type: 'theme', theme: latest.current.colorMode});
        send(frame.current, {type: 'run', input});
      }
      latest.current.onEvent(event);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [input]);

  useEffect(() => send(frame.current, {type: 'settings', settings}), [settings]);
  useEffect(() => send(frame.current, {type: 'theme', theme: colorMode}), [colorMode]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title="Result of your code"
      src={bundles.frame.url}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  );
}

/** The frame has no origin that a message could name. */
function send(frame: HTMLIFrameElement | null, command: FrameCommand): void {
  frame?.contentWindow?.postMessage(command, '*');
}
