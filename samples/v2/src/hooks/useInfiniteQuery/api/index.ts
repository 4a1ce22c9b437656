export * from '../../../../generated/api-queryable';
