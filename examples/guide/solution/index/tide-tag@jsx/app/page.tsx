import 'tide-tag';

export const Page = () => <tide-tag />;
