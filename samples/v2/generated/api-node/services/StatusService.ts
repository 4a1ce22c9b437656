/* eslint-disable */
import type { paths } from "../schema.js";
import type { DeepReadonly, InvalidateQueryFilters, OperationError, OperationInfiniteData, PartialParameters, QueryFiltersByParameters, QueryFiltersByQueryKey, QueryFnOptionsByParameters, QueryFnOptionsByQueryKey, RequestFnResponse, ServiceOperationEnsureInfiniteQueryDataOptions, ServiceOperationEnsureQueryDataOptions, ServiceOperationFetchInfiniteQueryOptions, ServiceOperationFetchQueryOptions, ServiceOperationInfiniteQueryKey, ServiceOperationQueryKey, UseQueryOptionsForUseQueries, UseQueryOptionsForUseSuspenseQuery, WithOptional, QraftServiceOperationsToken } from "@openapi-qraft/tanstack-query-react-types";
import type { CancelOptions, DefinedInitialDataInfiniteOptions, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, DefinedUseQueryResult, InfiniteQueryPageParamsOptions, InvalidateOptions, QueryState, RefetchOptions, ResetOptions, SetDataOptions, UndefinedInitialDataInfiniteOptions, UndefinedInitialDataOptions, Updater, UseInfiniteQueryResult, UseQueryResult, UseSuspenseInfiniteQueryOptions, UseSuspenseInfiniteQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from "@tanstack/react-query";
export interface StatusService {
    /** @summary Ask whether the API is up */
    getStatus: {
        /** @summary Ask whether the API is up */
        <TMeta extends Record<string, any>, TSignal extends AbortSignal = AbortSignal>(options: QueryFnOptionsByQueryKey<GetStatusSchema, GetStatusParameters, TMeta, TSignal> | (QueryFnOptionsByParameters<GetStatusParameters, TMeta, TSignal> | void), client?: (schema: GetStatusSchema, options: {
            parameters: GetStatusParameters;
            signal?: TSignal;
            meta?: TMeta;
        }) => Promise<RequestFnResponse<GetStatusData, GetStatusError>>): Promise<RequestFnResponse<GetStatusData, GetStatusError>>;
        /** @summary Ask whether the API is up */
        getQueryKey(parameters: DeepReadonly<GetStatusParameters> | void): ServiceOperationQueryKey<GetStatusSchema, GetStatusParameters>;
        /**
         * Performs asynchronous data fetching, manages loading states and error handling.
         *
         * @summary Ask whether the API is up
         * @see {@link https://openapi-qraft.github.io/openapi-qraft/docs/hooks/useQuery|`useQuery(...)` documentation}
         * @example Query without parameters
         * ```ts
         * const { data, isLoading } = qraft.status.getStatus.useQuery()
         * ```
         */
        useQuery<TData = GetStatusData>(parameters: ServiceOperationQueryKey<GetStatusSchema, GetStatusParameters> | (DeepReadonly<GetStatusParameters> | void), options?: Omit<UndefinedInitialDataOptions<GetStatusData, GetStatusError, TData, ServiceOperationQueryKey<GetStatusSchema, GetStatusParameters>>, "queryKey">): UseQueryResult<TData, OperationError<GetStatusError>>;
        /**
         * Performs asynchronous data fetching, manages loading states and error handling.
         *
         * @summary Ask whether the API is up
         * @see {@link https://openapi-qraft.github.io/openapi-qraft/docs/hooks/useQuery|`useQuery(...)` documentation}
         * @example Query without parameters
         * ```ts
         * const { data, isLoading } = qraft.status.getStatus.useQuery()
         * ```
         */
        useQuery<TData = GetStatusData>(parameters: ServiceOperationQueryKey<GetStatusSchema, GetStatusParameters> | (DeepReadonly<GetStatusParameters> | void), options: Omit<DefinedInitialDataOptions<GetStatusData, GetStatusError, TData, ServiceOperationQueryKey<GetStatusSchema, GetStatusParameters>>, "queryKey">): DefinedUseQueryResult<TData, OperationError<GetStatusError>>;
        /** @summary Ask whether the API is up */
        getInfiniteQueryKey(parameters: DeepReadonly<GetStatusParameters> | void): ServiceOperationInfiniteQueryKey<GetStatusSchema, GetStatusParameters>;
        /**
         * Performs asynchronous data fetching with support for infinite scrolling scenarios.
         * Manages paginated data and provides utilities for fetching additional pages.
         *
         * @summary Ask whether the API is up
         * @see {@link https://openapi-qraft.github.io/openapi-qraft/docs/hooks/useInfiniteQuery|`useInfiniteQuery(...)` documentation}
         *
         * @example Infinite Query
         * ```ts
         * const { data, isLoading, fetchNextPage } = qraft.status.getStatus.useInfiniteQuery({}, {
         *     initialPageParam: {},
         *     getNextPageParam: (lastPage, allPages, lastPageParam, allPageParams) => getNextPageParams(lastPage)
         * })
         *
         * console.log(data);
         * fetchNextPage(); // Fetch the next page
         * ```
         */
        useInfiniteQuery<TPageParam extends GetStatusParameters, TQueryFnData = GetStatusData, TData = OperationInfiniteData<TQueryFnData, GetStatusParameters>>(parameters: ServiceOperationInfiniteQueryKey<GetStatusSchema, GetStatusParameters> | (DeepReadonly<GetStatusParameters> | void), options: Omit<UndefinedInitialDataInfiniteOptions<TQueryFnData, GetStatusError, TData, ServiceOperationInfiniteQueryKey<GetStatusSchema, GetStatusParameters>, PartialParameters<DeepReadonly<TPageParam>>>, "queryKey" | "getPreviousPageParam" | "getNextPageParam" | "initialPageParam"> & InfiniteQueryPageParamsOptions<TQueryFnData, PartialParameters<DeepReadonly<TPageParam>>>): UseInfiniteQueryResult<TData, OperationError<GetStatusError>>;
        /**
         * Performs asynchronous data fetching with support for infinite scrolling scenarios.
         * Manages paginated data and provides utilities for fetching additional pages.
         *
         * @summary Ask whether the API is up
         * @see {@link https://openapi-qraft.github.io/openapi-qraft/docs/hooks/useInfiniteQuery|`useInfiniteQuery(...)` documentation}
         *
         * @example Infinite Query
         * ```ts
         * const { data, isLoading, fetchNextPage } = qraft.status.getStatus.useInfiniteQuery({}, {
         *     initialPageParam: {},
         *     getNextPageParam: (lastPage, allPages, lastPageParam, allPageParams) => getNextPageParams(lastPage)
         * })
         *
         * console.log(data);
         * fetchNextPage(); // Fetch the next page
         * ```
         */
        useInfiniteQuery<TPageParam extends GetStatusParameters, TQueryFnData = GetStatusData, TData = OperationInfiniteData<TQueryFnData, GetStatusParameters>>(parameters: ServiceOperationInfiniteQueryKey<GetStatusSchema, GetStatusParameters> | (DeepReadonly<GetStatusParameters> | void), options: Omit<DefinedInitialDataInfiniteOptions<TQueryFnData, GetStatusError, TData, ServiceOperationInfiniteQueryKey<GetStatusSchema, GetStatusParameters>, PartialParameters<DeepReadonly<TPageParam>>>, "queryKey" | "getPreviousPageParam" | "getNextPageParam" | "initialPageParam"> & InfiniteQueryPageParamsOptions<GetStatusData, PartialParameters<DeepReadonly<TPageParam>>>): DefinedUseInfiniteQueryResult<TData, OperationError<GetStatusError>>;
        /**
         * Monitors the number of queries currently fetching, matching the provided filters.
         * Useful for creating loading indicators or performing actions based on active requests.
         *
         * @summary Ask whether the API is up
         * @see {@link https://openapi-qraft.github.io/openapi-qraft/docs/hooks/useIsFetching|`useIsFetching(...)` documentation}
         * @example Checks the total number of queries fetching from the specified service method,
         * both normal and infinite. If no parameters are provided, no filtering is applied.
         * ```ts
         * const getStatusTotal = qraft.status.getStatus.useIsFetching()
         * ```
         */
        useIsFetching<TInfinite extends boolean = false>(filters?: QueryFiltersByParameters<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError> | QueryFiltersByQueryKey<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError>): number;
        /**
         * Allows you to execute multiple asynchronous data fetching operations concurrently. This is especially useful for managing complex data dependencies in parallel.
         *
         * @summary Ask whether the API is up
         * @see {@link https://openapi-qraft.github.io/openapi-qraft/docs/hooks/useQueries|`useQueries(...)` documentation}
         * @example Multiple queries. Returns `data`, `error`, `isSuccess` and other properties.
         * ```ts
         * const getStatusResults = qraft.status.getStatus.useQueries({
         *     queries: [
         *         {},
         *         {}
         *     ]
         * });
         * getStatusResults.forEach(({ isSuccess, data, error }) => console.log({ isSuccess, data, error }));
         * ```
         * @example Combined results. Only the data will be returned.
         * ```ts
         * const getStatusCombinedResults = qraft.status.getStatus.useQueries({
         *     combine: results => results.map(result => result.data),
         *     queries: [
         *         {},
         *         {}
         *     ]
         * });
         * getStatusCombinedResults.forEach(data => console.log({ data }));
         * ```
         */
        useQueries<T extends Array<UseQueryOptionsForUseQueries<GetStatusSchema, GetStatusParameters, GetStatusData, GetStatusError>>, TCombinedResult = Array<UseQueryResult<GetStatusData, GetStatusError>>>(options: {
            queries: T;
            combine?: (results: Array<UseQueryResult<GetStatusData, GetStatusError>>) => TCombinedResult;
        }): TCombinedResult;
        /**
         * Performs asynchronous data fetching with Suspense support.
         * Similar to useQuery but integrates with React Suspense for loading states.
         *
         * @summary Ask whether the API is up
         * @see {@link https://openapi-qraft.github.io/openapi-qraft/docs/hooks/useSuspenseQuery|`useSuspenseQuery(...)` documentation}
         * @example Suspense Query without parameters
         * ```ts
         * const data = qraft.status.getStatus.useSuspenseQuery()
         * ```
         */
        useSuspenseQuery<TData = GetStatusData>(parameters: ServiceOperationQueryKey<GetStatusSchema, GetStatusParameters> | (DeepReadonly<GetStatusParameters> | void), options?: Omit<UseSuspenseQueryOptions<GetStatusData, GetStatusError, TData, ServiceOperationQueryKey<GetStatusSchema, GetStatusParameters>>, "queryKey">): UseSuspenseQueryResult<TData, OperationError<GetStatusError>>;
        /**
         * Performs asynchronous data fetching with support for infinite scrolling scenarios.
         * Manages paginated data and provides utilities for fetching additional pages.
         * It functions similarly to `useInfiniteQuery`, but with added support for React Suspense.
         *
         * @summary Ask whether the API is up
         * @see {@link https://openapi-qraft.github.io/openapi-qraft/docs/hooks/useSuspenseInfiniteQuery|`useSuspenseInfiniteQuery(...)` documentation}
         *
         * @example Suspense Infinite Query
         * ```ts
         * const { data, isLoading, fetchNextPage } = qraft.status.getStatus.useSuspenseInfiniteQuery({}, {
         *     initialPageParam: {},
         *     getNextPageParam: (lastPage, allPages, lastPageParam, allPageParams) => getNextPageParams(lastPage)
         * })
         *
         * console.log(data);
         * fetchNextPage(); // Fetch the next page
         * ```
         */
        useSuspenseInfiniteQuery<TPageParam extends GetStatusParameters, TData = GetStatusData>(parameters: ServiceOperationInfiniteQueryKey<GetStatusSchema, GetStatusParameters> | (DeepReadonly<GetStatusParameters> | void), options: Omit<UseSuspenseInfiniteQueryOptions<GetStatusData, GetStatusError, OperationInfiniteData<TData, GetStatusParameters>, ServiceOperationInfiniteQueryKey<GetStatusSchema, GetStatusParameters>, PartialParameters<DeepReadonly<TPageParam>>>, "queryKey" | "getPreviousPageParam" | "getNextPageParam" | "initialPageParam"> & InfiniteQueryPageParamsOptions<GetStatusData, PartialParameters<DeepReadonly<TPageParam>>>): UseSuspenseInfiniteQueryResult<OperationInfiniteData<TData, GetStatusParameters>, OperationError<GetStatusError>>;
        /**
         * Allows you to execute multiple asynchronous data fetching operations concurrently with Suspense support.
         * Similar to useQueries but integrates with React Suspense for loading states.
         *
         * @summary Ask whether the API is up
         * @see {@link https://openapi-qraft.github.io/openapi-qraft/docs/hooks/useSuspenseQueries|`useSuspenseQueries(...)` documentation}
         * @example Basic usage with Suspense
         * ```ts
         * const getStatusData = qraft.status.getStatus.useSuspenseQueries({
         *     queries: [
         *         {},
         *         {}
         *     ]
         * });
         * getStatusResults.forEach(({ isSuccess, data, error }) => console.log({ isSuccess, data, error }));
         * ```
         * @example With data transformation using combine
         * ```ts
         * const getStatusCombinedData = qraft.status.getStatus.useSuspenseQueries({
         *     combine: results => results.map(result => result.data),
         *     queries: [
         *         {},
         *         {}
         *     ]
         * });
         * getStatusCombinedData.forEach(data => console.log({ data }));
         * ```
         */
        useSuspenseQueries<T extends Array<UseQueryOptionsForUseSuspenseQuery<GetStatusSchema, GetStatusParameters, GetStatusData, GetStatusError>>, TCombinedResult = Array<UseSuspenseQueryResult<GetStatusData, GetStatusError>>>(options: {
            queries: T;
            combine?: (results: Array<WithOptional<UseSuspenseQueryResult<GetStatusData, GetStatusError>, "data">>) => TCombinedResult;
        }): TCombinedResult;
        /** @summary Ask whether the API is up */
        fetchQuery(options: ServiceOperationFetchQueryOptions<GetStatusSchema, GetStatusData, GetStatusParameters, GetStatusError> | void): Promise<GetStatusData>;
        /** @summary Ask whether the API is up */
        prefetchQuery(options: ServiceOperationFetchQueryOptions<GetStatusSchema, GetStatusData, GetStatusParameters, GetStatusError> | void): Promise<void>;
        /** @summary Ask whether the API is up */
        ensureQueryData(options: ServiceOperationEnsureQueryDataOptions<GetStatusSchema, GetStatusData, GetStatusParameters, GetStatusError> | void): Promise<GetStatusData>;
        /** @summary Ask whether the API is up */
        fetchInfiniteQuery<TPageParam extends GetStatusParameters>(options: ServiceOperationFetchInfiniteQueryOptions<GetStatusSchema, GetStatusData, GetStatusParameters, DeepReadonly<TPageParam>, GetStatusError> | void): Promise<OperationInfiniteData<GetStatusData, GetStatusParameters>>;
        /** @summary Ask whether the API is up */
        prefetchInfiniteQuery<TPageParam extends GetStatusParameters>(options: ServiceOperationFetchInfiniteQueryOptions<GetStatusSchema, GetStatusData, GetStatusParameters, DeepReadonly<TPageParam>, GetStatusError> | void): Promise<void>;
        /** @summary Ask whether the API is up */
        ensureInfiniteQueryData<TPageParam extends GetStatusParameters>(options: ServiceOperationEnsureInfiniteQueryDataOptions<GetStatusSchema, GetStatusData, GetStatusParameters, DeepReadonly<TPageParam>, GetStatusError> | void): Promise<OperationInfiniteData<GetStatusData, GetStatusParameters>>;
        /** @summary Ask whether the API is up */
        getQueryData(parameters: ServiceOperationQueryKey<GetStatusSchema, GetStatusParameters> | (DeepReadonly<GetStatusParameters> | void)): GetStatusData | undefined;
        /** @summary Ask whether the API is up */
        getInfiniteQueryData(parameters: ServiceOperationInfiniteQueryKey<GetStatusSchema, GetStatusParameters> | (DeepReadonly<GetStatusParameters> | void)): OperationInfiniteData<GetStatusData, GetStatusParameters> | undefined;
        /** @summary Ask whether the API is up */
        getQueriesData<TInfinite extends boolean = false>(filters?: QueryFiltersByParameters<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError> | QueryFiltersByQueryKey<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError>): TInfinite extends true ? Array<[
            queryKey: ServiceOperationInfiniteQueryKey<GetStatusSchema, GetStatusParameters>,
            data: NoInfer<OperationInfiniteData<GetStatusData, GetStatusParameters>> | undefined
        ]> : Array<[
            queryKey: ServiceOperationQueryKey<GetStatusSchema, GetStatusParameters>,
            data: GetStatusData | undefined
        ]>;
        /** @summary Ask whether the API is up */
        getQueryState(parameters: ServiceOperationQueryKey<GetStatusSchema, GetStatusParameters> | (DeepReadonly<GetStatusParameters> | void)): QueryState<GetStatusData, GetStatusError> | undefined;
        /** @summary Ask whether the API is up */
        getInfiniteQueryState(parameters: DeepReadonly<GetStatusParameters> | ServiceOperationInfiniteQueryKey<GetStatusSchema, GetStatusParameters> | void): QueryState<OperationInfiniteData<GetStatusData, GetStatusParameters>, GetStatusError> | undefined;
        /** @summary Ask whether the API is up */
        setQueryData(parameters: (DeepReadonly<GetStatusParameters> | undefined) | ServiceOperationQueryKey<GetStatusSchema, GetStatusParameters>, updater: Updater<NoInfer<GetStatusData> | undefined, NoInfer<DeepReadonly<GetStatusData>> | undefined>, options?: SetDataOptions): GetStatusData | undefined;
        /** @summary Ask whether the API is up */
        setInfiniteQueryData(parameters: (DeepReadonly<GetStatusParameters> | undefined) | ServiceOperationInfiniteQueryKey<GetStatusSchema, GetStatusParameters>, updater: Updater<NoInfer<OperationInfiniteData<GetStatusData, GetStatusParameters>> | undefined, NoInfer<DeepReadonly<OperationInfiniteData<GetStatusData, GetStatusParameters>>> | undefined>, options?: SetDataOptions): OperationInfiniteData<GetStatusData, GetStatusParameters> | undefined;
        /** @summary Ask whether the API is up */
        setQueriesData<TInfinite extends boolean = false>(filters: QueryFiltersByParameters<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError> | QueryFiltersByQueryKey<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError>, updater: Updater<NoInfer<GetStatusData> | undefined, NoInfer<GetStatusData> | undefined>, options?: SetDataOptions): Array<GetStatusData | undefined>;
        /** @summary Ask whether the API is up */
        invalidateQueries<TInfinite extends boolean = false>(filters?: InvalidateQueryFilters<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError>, options?: InvalidateOptions): Promise<void>;
        /** @summary Ask whether the API is up */
        refetchQueries<TInfinite extends boolean = false>(filters?: QueryFiltersByParameters<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError> | QueryFiltersByQueryKey<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError>, options?: RefetchOptions): Promise<void>;
        /** @summary Ask whether the API is up */
        cancelQueries<TInfinite extends boolean = false>(filters?: QueryFiltersByParameters<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError> | QueryFiltersByQueryKey<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError>, options?: CancelOptions): Promise<void>;
        /** @summary Ask whether the API is up */
        removeQueries<TInfinite extends boolean = false>(filters?: QueryFiltersByParameters<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError> | QueryFiltersByQueryKey<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError>): void;
        /** @summary Ask whether the API is up */
        resetQueries<TInfinite extends boolean = false>(filters?: QueryFiltersByParameters<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError> | QueryFiltersByQueryKey<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError>, options?: ResetOptions): Promise<void>;
        /** @summary Ask whether the API is up */
        isFetching<TInfinite extends boolean = false>(filters?: QueryFiltersByParameters<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError> | QueryFiltersByQueryKey<GetStatusSchema, GetStatusData, TInfinite, GetStatusParameters, GetStatusError>): number;
        schema: GetStatusSchema;
        types: {
            parameters: GetStatusParameters;
            data: GetStatusData;
            error: GetStatusError;
        };
    };
}
/** @summary Ask whether the API is up */
export const getStatus = {
    schema: {
        method: "get",
        url: "/status"
    }
} as {
    schema: GetStatusSchema;
    [QraftServiceOperationsToken]: StatusService["getStatus"];
};
export const statusService = {
    getStatus
} as const;
type GetStatusSchema = {
    method: "get";
    url: "/status";
};
type GetStatusParameters = undefined;
type GetStatusData = paths["/status"]["get"]["responses"]["200"]["content"]["application/json"];
type GetStatusError = unknown;
