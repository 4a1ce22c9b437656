// One mock API serves both versions: they have the same document.
export * from '../../common/mock-api';
