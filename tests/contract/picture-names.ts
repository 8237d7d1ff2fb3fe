import type { PictureName } from "#lib/questions/picture-name.ts";

/** What every child calls these pictures, the word that is read off each in brackets. */
const called = `cow con [bò]; butterfly con [bướm]; avocado quả [bơ]; pumpkin quả [bí] đỏ; crab con [cua]; tree cái [cây]; fish con [cá];
  orange quả [cam]; goat con [dê]; knife con [dao]; bat con [dơi]; sandal chiếc [dép]; kite con [diều]; melon quả [dưa] hấu;
  chopsticks đôi [đũa]; rock hòn [đá]; bear con [gấu]; chicken con [gà]; chair cái [ghế]; shoe chiếc [giày]; bed cái [giường];
  cockroach con [gián]; scissors cái [kéo]; ice-cream cây [kem]; ant con [kiến]; candy cái [kẹo]; monkey con [khỉ];
  lock cái [khoá]; scarf chiếc [khăn]; leaf chiếc [lá]; fire ngọn [lửa]; comb cái [lược]; cat con [mèo]; eye con [mắt];
  nose cái [mũi]; cloud đám [mây]; rain cơn [mưa]; mushroom cây [nấm]; bow cái [nơ]; mountain ngọn [núi]; pot [nồi] canh;
  horse con [ngựa]; house ngôi [nhà]; grapes chùm [nho]; hedgehog con [nhím]; ring cái [nhẫn]; spider con [nhện];
  ring-buoy chiếc [phao]; gift hộp [quà]; fan cái [quạt]; trousers cái [quần]; snake con [rắn]; dragon con [rồng];
  tooth cái [răng]; turtle con [rùa]; star ngôi [sao]; squirrel con [sóc]; lotus bông [sen]; caterpillar con [sâu];
  shrimp con [tôm]; ear cái [tai]; heart trái [tim]; apple quả [táo]; rabbit con [thỏ]; ruler cái [thước]; ladder cái [thang];
  buffalo con [trâu]; egg quả [trứng]; drum cái [trống]; moon vầng [trăng]; dog con [chó]; bird con [chim]; mouse con [chuột];
  bell cái [chuông]; broom cái [chổi]; foot bàn [chân]; banana quả [chuối]; elephant con [voi]; duck con [vịt]; bone khúc [xương];
  mango quả [xoài]; pear quả [lê]; owl con [cú]; baby em [bé]`;

const names = new Map(
  called.split(/;\s+/u).map((row) => {
    const [picture = "", ...words] = row.trim().split(/\s+/u);
    return [picture, words.join(" ")] as const;
  }),
);

/** The name a picture is called by: "con bò". */
export function nameOfPicture(picture: PictureName): string {
  return (names.get(picture) ?? "").replace(/[[\]]/gu, "");
}

/** The word that is read off a picture: "bò"; null for one that is called in several ways. */
export function wordOfPicture(picture: PictureName): string | null {
  return /\[(.+)\]/u.exec(names.get(picture) ?? "")?.[1] ?? null;
}
