console.log(152);
