import { Button, Text, View } from 'react-native';
import { api } from './client';
import { useRefetchOnFocus } from './useRefetchOnFocus';

export function BookScreen({ bookId }: { bookId: number }) {
  useRefetchOnFocus();
  const parameters = { path: { bookId } };
  const {
    data: book,
    isError,
    refetch,
  } = api.books.getBook.useQuery(parameters);

  if (isError) {
    return (
      <View>
        <Text accessibilityRole="alert">The book did not load.</Text>
        <Button title="Try again" onPress={() => refetch()} />
      </View>
    );
  }
  return <Text>{book ? book.title : 'Loading…'}</Text>;
}
