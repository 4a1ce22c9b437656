import type {PageType} from '../scripts/measure/pageTypes';
import budgets from './budgets.json';

/** Sizes in KiB after Brotli compression, `htmlUncompressed` in KiB before it, and counts. */
export type PageBudget = (typeof budgets.pages)['home'];

export const PAGE_BUDGETS: Readonly<Record<PageType, PageBudget>> = budgets.pages;
export const {firstSearchResult, growthPerPageBytes, layoutShift, liveSample, openedSearch, playground, styleSheet} =
  budgets;
