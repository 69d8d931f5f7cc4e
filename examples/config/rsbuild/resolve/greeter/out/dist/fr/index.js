const hello = 'Bonjour';
const greet = (name)=>`${hello}, ${name}!`;
export { greet };
