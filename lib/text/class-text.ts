/** What the emblems of seats are called: an animal and the shape it stands in, "Thỏ tim đỏ". */
export const emblemText = {
  animals: {
    rabbit: "Thỏ",
    elephant: "Voi",
    frog: "Ếch",
    cat: "Mèo",
    turtle: "Rùa",
    tiger: "Hổ",
    duck: "Vịt",
    buffalo: "Trâu",
    giraffe: "Hươu",
    dragon: "Rồng",
  },
  shapes: {
    heart: "tim đỏ",
    star: "sao vàng",
    leaf: "lá xanh",
    drop: "giọt nước",
    kite: "diều tím",
    ball: "bóng hồng",
  },
} as const;
