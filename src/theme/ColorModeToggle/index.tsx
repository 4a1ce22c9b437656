// Replaces ColorModeToggle (theme-classic 3.7.0).
// The theme's says "Switch between dark and light mode (currently light mode)" and is pressed or not besides, so
// that it is anybody's guess what pressing does. It also is disabled, and so deaf, until React has started.
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
 * Keeps the reader's choice when the system changes its own scheme. The theme then forgets the choice and goes back
 * to the default, even on a site that ignores the system's scheme, such as at dusk on a phone that darkens by itself.
 */
function useChoiceOutlivesSystemChange(value: Props['value'], onChange: Props['onChange']): void {
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
  useChoiceOutlivesSystemChange(value, onChange);
  const next = value === 'dark' ? 'light' : 'dark';
  // The prerendered page does not know the mode, so until React has started the name tells only what the button does.
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
