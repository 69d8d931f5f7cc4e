console.log(106);
