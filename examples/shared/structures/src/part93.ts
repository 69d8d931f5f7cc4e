console.log(93);
