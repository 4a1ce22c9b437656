import type {ComponentType} from 'react';

type Found = {readonly component: ComponentType} | {readonly value: unknown};

/**
 * What a module wants to show: the component that it exports as default or as `App`, otherwise its last component,
 * otherwise a value.
 */
export function findComponent(exports: Readonly<Record<string, unknown>>): Found | undefined {
  const candidates = [exports.default, exports.App, ...Object.values(exports).reverse()];
  const names = ['', '', ...Object.keys(exports).reverse()];
  const component = candidates.find(
    (value, at) => typeof value === 'function' && (at < 2 || /^[A-Z]/.test(names[at] ?? '')),
  );
  if (component !== undefined) return {component: component as ComponentType};
  const value = [exports.default, exports.result].find((candidate) => candidate !== undefined);
  return value === undefined ? undefined : {value};
}
