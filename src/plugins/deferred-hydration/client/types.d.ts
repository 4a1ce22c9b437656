interface Window {
  /** Inputs from before React took the page over: keys, and clicks with the place of what was clicked. */
  keptInputs?: (KeyboardEvent | {readonly target: Element; readonly place: readonly number[]})[];

  /** Of Docusaurus, on the home page: says that the site was built for another base path. */
  insertBanner?: () => void;
}
