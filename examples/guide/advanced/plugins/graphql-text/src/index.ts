import query from './me.graphql';

export { query };
