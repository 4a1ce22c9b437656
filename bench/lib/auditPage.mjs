import {launch} from 'chrome-launcher';
import lighthouse, {desktopConfig} from 'lighthouse';

const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse once in a new browser, on mobile with Lighthouse's simulated slow 4G and 4x CPU slowdown.
 *
 * @param {string} address
 * @param {'mobile' | 'desktop'} device
 * @returns {Promise<Record<string, number>>} scores from 0 to 100, times in ms, bytes
 */
export async function auditPage(address, device) {
  const chrome = await launch({chromePath: process.env.CHROMIUM_PATH, chromeFlags: CHROME_FLAGS});
  try {
    const result = await lighthouse(
      address,
      {port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES},
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
    const {audits, categories} = result.lhr;
    const value = (id) => audits[id]?.numericValue ?? Number.NaN;
    const work = audits['mainthread-work-breakdown']?.details?.items ?? [];
    const workOf = (group) => Math.round(work.find((item) => item.group === group)?.duration ?? Number.NaN);
    return {
      ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
      lcp: Math.round(value('largest-contentful-paint')),
      fcp: Math.round(value('first-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      // Main thread, slowed down four times on mobile.
      scriptMs: workOf('scriptEvaluation'),
      styleLayoutMs: workOf('styleLayout'),
    };
  } finally {
    chrome.kill();
  }
}
