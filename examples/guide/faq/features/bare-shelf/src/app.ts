export const App = (): string => 'app';
