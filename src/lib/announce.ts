const REGION_ID = 'announcements';
/**
 * Screen readers only announce changes of regions that they already know, so a new region gets its text a moment later.
 */
const DELAY = 100;

/** Announces a text to screen readers. The whole page shares one live region, which the first call creates. */
export function announce(text: string): void {
  const region = document.getElementById(REGION_ID) ?? addRegion();
  // Otherwise announcing the same text twice would not be a change.
  region.textContent = '';
  window.setTimeout(() => (region.textContent = text), DELAY);
}

function addRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = REGION_ID;
  region.setAttribute('role', 'status');
  region.style.cssText = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';
  document.body.append(region);
  return region;
}
