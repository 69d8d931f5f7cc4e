export const App = () => 'app';
