export * from '../../../../generated/api-predefined/create-predefined-parameters-request-fn';
