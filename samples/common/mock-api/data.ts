import type { components } from '../../v2/generated/api/schema';

type Schemas = components['schemas'];

/** The bookshop's data. Every mock API starts with its own copy. */
export interface BookshopData {
  books: Schemas['Book'][];
  authors: Schemas['Author'][];
  reviews: Schemas['Review'][];
  orders: Schemas['Order'][];
  member: Schemas['Member'];
}

/** Creates the initial books, authors, reviews, and orders. */
export function createData(): BookshopData {
  return {
    authors: [
      { id: 'calvino', name: 'Italo Calvino', country: 'Italy' },
      { id: 'leguin', name: 'Ursula K. Le Guin', country: 'United States' },
      { id: 'sagan', name: 'Carl Sagan', country: 'United States' },
    ],
    books: [
      book(1, 'Invisible Cities', 'calvino', 'fiction', 1290, 4),
      book(2, 'Cosmos', 'sagan', 'science', 1850, 0),
      book(3, 'The Dispossessed', 'leguin', 'fiction', 1490, 7),
      book(4, 'Late in the Day', 'leguin', 'poetry', 990, 2),
      book(7, 'The Left Hand of Darkness', 'leguin', 'fiction', 1390, 5),
    ],
    reviews: [
      review('r3', 7, 5, 'Stays with you for years.'),
      review('r2', 7, 4, 'Slow at first, then not at all.'),
      review('r1', 7, 5, 'Read it twice.'),
    ],
    orders: [
      {
        id: 'o-1',
        storeId: 'lisbon',
        status: 'placed',
        lines: [{ bookId: 7, quantity: 1 }],
        total: 1390,
        placedAt: '2025-01-10T09:00:00.000Z',
      },
    ],
    member: { id: 'm-1', name: 'Ada', email: 'ada@bookshop.example' },
  };
}

function book(
  id: number,
  title: string,
  authorId: string,
  genre: Schemas['Genre'],
  price: number,
  stock: number,
): Schemas['Book'] {
  const tags = id === 7 || id === 2 ? ['bestseller'] : [];
  return { id, title, authorId, genre, price, stock, tags };
}

function review(
  id: string,
  bookId: number,
  rating: number,
  text: string,
): Schemas['Review'] {
  return { id, bookId, rating, text };
}
