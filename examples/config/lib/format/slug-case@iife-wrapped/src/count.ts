let clicks = 0;

globalThis.addEventListener('click', () => {
  clicks += 1;
});
