/** On a tab whose value is not its label. */
export const VALUE_ATTRIBUTE = 'data-value';
/** On the first tab of those that change together on all pages. */
export const GROUP_ATTRIBUTE = 'data-group';
