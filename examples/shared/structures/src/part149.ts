console.log(149);
