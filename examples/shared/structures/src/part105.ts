console.log(105);
