// Replaces AnnouncementBar (theme-classic 3.7.0).
// The theme's bar uses the banner role, which belongs to the page header. Its button is labeled only "Close", and
// dismissing the bar loses the focus. Storage, server rendering, and the script that hides the bar before the first paint
// still come from the theme.
import {useId, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const contentId = useId();
  if (!isActive || !announcementBar) return null;

  const dismiss = () => {
    close();
    // Move the focus to the next visible control, without scrolling.
    const controls = document.querySelectorAll<HTMLElement>('.navbar a, .navbar button');
    const next = [...controls].find((control) => control.getClientRects().length > 0);
    next?.focus({preventScroll: true});
  };
  return (
    <section className={styles.bar} aria-label="Announcement" data-announcement>
      <div id={contentId} className={styles.content}>
        <AnnouncementBarContent />
      </div>
      {announcementBar.isCloseable && (
        <AnnouncementBarCloseButton
          className={styles.close}
          aria-label="Dismiss this announcement"
          aria-describedby={contentId}
          onClick={dismiss}
        />
      )}
    </section>
  );
}
