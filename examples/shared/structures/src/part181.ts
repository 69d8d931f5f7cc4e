console.log(181);
