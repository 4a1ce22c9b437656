/** Takes the place of the type that generated services import. */
export type OperationError<TError> = TError | Error;
