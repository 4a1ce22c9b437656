npx openapi-qraft bookshop.yaml \
  --plugin tanstack-query-react \
  --plugin openapi-typescript \
  --output-dir api
