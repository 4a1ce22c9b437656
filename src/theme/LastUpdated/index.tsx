// Replaces LastUpdated (theme-classic 3.7.0).
// Writes the date without `Intl.DateTimeFormat`, whose first use blocks the main thread longer than any other step of
// hydration. The format is the theme's. The site is in English only.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  // "Sun, 01 Nov 2026 12:00:00 GMT"; the specification of the language fixes this format.
  const [, day, month, year] = date.toUTCString().split(' ');
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {month} {Number(day)}, {year}
        </time>
      </b>
    </span>
  );
}
