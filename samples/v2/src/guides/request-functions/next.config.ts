export default {
  async rewrites() {
    return [
      {
        source: '/v1/:path*',
        destination: 'https://bookshop.example/v1/:path*',
      },
    ];
  },
};
