const REGION_ID = 'announcements';
/** Screen readers speak what changes in a region they know, so a new region gets its words a moment later. */
const DELAY = 100;

/** Tells screen readers something politely. One region serves the whole page, made when it is needed first. */
export function announce(text: string): void {
  const region = document.getElementById(REGION_ID) ?? addRegion();
  // The same words twice in a row would be no change.
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
