// Both versions use the same mock API, because they use the same document.
export * from '../../common/mock-api';
