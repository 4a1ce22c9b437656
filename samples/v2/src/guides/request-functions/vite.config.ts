export default {
  server: {
    proxy: {
      '/v1': { target: 'https://bookshop.example', changeOrigin: true },
    },
  },
};
