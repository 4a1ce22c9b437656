import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as Query from '@tanstack/react-query';
import * as Qraft from '@openapi-qraft/react';
import * as callbacks from '@openapi-qraft/react/callbacks/index';
import * as predefined from '@openapi-qraft/react/qraftPredefinedParametersRequestFn';
import * as responseUtils from '@openapi-qraft/react/unstable__responseUtils';
import * as secure from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';

/** What code in the frame can import. Its query clients report to `onClient`. */
export function createPackages(onClient: (client: Query.QueryClient) => void): Record<string, unknown> {
  class QueryClient extends Query.QueryClient {
    constructor(config?: Query.QueryClientConfig) {
      super(config);
      onClient(this);
    }
  }
  return {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDOM,
    'react-dom/client': ReactDOMClient,
    '@tanstack/react-query': {...Query, QueryClient},
    '@openapi-qraft/react': Qraft,
    '@openapi-qraft/react/callbacks': callbacks,
    '@openapi-qraft/react/callbacks/index': callbacks,
    // Clients with chosen callbacks import each from a separate module.
    ...Object.fromEntries(
      Object.entries(callbacks).map(([name, callback]) => [
        `@openapi-qraft/react/callbacks/${name}`,
        {[name]: callback},
      ]),
    ),
    '@openapi-qraft/react/qraftPredefinedParametersRequestFn': predefined,
    '@openapi-qraft/react/unstable__responseUtils': responseUtils,
    '@openapi-qraft/react/Unstable_QraftSecureRequestFn': secure,
  };
}
