// A stand-in for the Bookshop API. Start it with: node bookshop-server.mjs
import { createServer } from 'node:http';

const book = {
  id: 7,
  title: 'The Left Hand of Darkness',
  authorId: 'leguin',
  genre: 'fiction',
  price: 1390,
  stock: 5,
  tags: ['bestseller'],
};

const reviews = [
  { id: 'r3', bookId: 7, rating: 5, text: 'Stays with you for years.' },
  {
    id: 'r2',
    bookId: 7,
    rating: 4,
    text: 'Slow at first, then not at all.',
  },
  { id: 'r1', bookId: 7, rating: 5, text: 'Read it twice.' },
];

function listReviews(query) {
  const start = Number(query.get('cursor')?.slice(1) ?? 0);
  const end = start + Number(query.get('limit') ?? 2);
  const nextCursor = end < reviews.length ? `c${end}` : null;
  return { items: reviews.slice(start, end), nextCursor };
}

function createReview(input) {
  const review = { id: `r${reviews.length + 1}`, bookId: 7, ...input };
  reviews.unshift(review);
  return review;
}

/** Status and JSON body for one request; `input` is the parsed body. */
function answer(method, url, input) {
  switch (`${method} ${url.pathname}`) {
    case 'GET /v1/books/7':
      return [200, book];
    case 'GET /v1/books/7/reviews':
      return [200, listReviews(url.searchParams)];
    case 'POST /v1/books/7/reviews':
      return [201, createReview(input)];
    default:
      return [
        404,
        { type: 'about:blank', title: 'Not found', status: 404 },
      ];
  }
}

const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  // A page from another port may call this one, whatever headers it sends.
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*');
  response.setHeader('Content-Type', 'application/json');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const url = new URL(request.url, 'http://localhost');
  const [status, body] = answer(
    request.method,
    url,
    text && JSON.parse(text),
  );
  response.writeHead(status).end(JSON.stringify(body));
});

server.listen(Number(process.env.PORT ?? 4010), () => {
  const { port } = server.address();
  console.log(`The Bookshop API listens on http://localhost:${port}/v1`);
});
