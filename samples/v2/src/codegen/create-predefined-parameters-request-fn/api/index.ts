export * from '../../../../generated/api-predefined';
