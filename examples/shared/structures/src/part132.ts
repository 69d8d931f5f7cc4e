console.log(132);
