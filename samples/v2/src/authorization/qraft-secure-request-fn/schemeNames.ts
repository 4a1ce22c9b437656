import type { SecuritySchemeHandlers } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import type { Services } from './api';

// #region names
type NameOf<Operation> = Operation extends {
  schema: { security: readonly (infer Name extends string)[] };
}
  ? Name
  : never;

/** Every scheme that an operation of the document requires. */
export type SchemeName = {
  [Service in keyof Services]: {
    [Operation in keyof Services[Service]]: NameOf<
      Services[Service][Operation]
    >;
  }[keyof Services[Service]];
}[keyof Services];
// #endregion names

// #region use
export const securitySchemes = {
  // @ts-expect-error
  StaffKeys: () => ({ in: 'header', name: 'X-Staff-Key', value: 'k-42' }),
} satisfies Partial<SecuritySchemeHandlers<SchemeName>>;
// #endregion use
