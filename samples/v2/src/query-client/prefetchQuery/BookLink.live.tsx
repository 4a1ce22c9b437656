import { useState } from 'react';
import { BookLink } from './BookLink';
import { BookPage } from './BookPage';

export default () => {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <BookPage bookId={7} />;
  return (
    <p>
      Point at the link, or focus it, to prefetch:{' '}
      <BookLink bookId={7} title="The Left Hand of Darkness" />{' '}
      <button onClick={() => setIsOpen(true)}>Open the page</button>
    </p>
  );
};
