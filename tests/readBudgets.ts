import type {PageType} from '../scripts/measure/pageTypes';
import budgets from './budgets.json';

/** KiB after Brotli, but `htmlUncompressed` in KiB as parsed, and counts. */
export type PageBudget = (typeof budgets.pages)['home'];

export const PAGE_BUDGETS: Readonly<Record<PageType, PageBudget>> = budgets.pages;
export const {firstSearchResult, growthPerPageBytes, layoutShift, styleSheet} = budgets;
