import { readTable } from "#lib/core/read-table.ts";
import { type PictureName, pictureNames } from "#lib/questions/picture-name.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";

/** A picture with the words that name it, and words that are written nearly like them. */
export interface DrawnWord {
  readonly picture: PictureName;
  /** Tells what is drawn without naming it, as a riddle does: whoever does not see the picture goes by it. */
  readonly clue: string;
  readonly text: string;
  /** Real words of one other tone, letter or sound that name nothing which is drawn in any of these pictures. */
  readonly others: readonly string[];
}

/**
 * Pictures that every child knows at once and calls alike in the north and the south. No two of one difficulty could
 * have each other's name: there is no tree beside a mushroom, and no bird beside a duck.
 */
const clues = readTable(
  { numbers: [], words: ["picture", "clue"] },
  `
  ant          | con vật rất bé, đi thành hàng
  apple        | quả đỏ, tròn, ăn giòn
  avocado      | quả ruột xanh, hạt to
  baby         | người mới sinh, chưa biết đi
  banana       | quả dài, cong, vỏ vàng
  bat          | con vật bay đêm, hay treo ngược
  bear         | con vật to, thích ăn mật ong
  bone         | phần cứng bên trong cơ thể
  bow          | vật buộc trên đầu cho xinh
  broom        | đồ vật để quét rác
  buffalo      | con vật đen, sừng dài và cong
  butterfly    | con vật cánh đẹp, bay quanh hoa
  candy        | món ngọt, bọc trong giấy
  cat          | con vật kêu meo meo
  caterpillar  | con vật mềm, hay phá rau
  chair        | đồ vật để ngồi
  chicken      | con vật có mào đỏ, ăn thóc
  chopsticks   | đồ vật để gắp thức ăn
  cockroach    | con vật màu nâu, hay ở bếp
  comb         | đồ vật để chải đầu
  cow          | con vật to, cho ta sữa uống
  crab         | con vật hai càng, đi ngang
  dog          | con vật giữ nhà, kêu gâu gâu
  dragon       | con vật bay trong truyện cổ
  drum         | vật gõ kêu tùng tùng
  duck         | con vật lội ao, kêu cạp cạp
  ear          | bộ phận để nghe
  egg          | thứ có vỏ, nở ra con non
  elephant     | con vật rất to, có ngà
  eye          | bộ phận để nhìn
  fan          | đồ vật phe phẩy cho mát
  fire         | thứ nóng, cháy sáng
  fish         | con vật có vây, bơi rất giỏi
  foot         | bộ phận để đi
  gift         | vật được tặng ngày sinh nhật
  goat         | con vật có râu, kêu be be
  grapes       | chùm quả tròn, màu tím
  heart        | bộ phận đập trong ngực
  hedgehog     | con vật đầy gai nhọn
  horse        | con vật có bờm, phi rất nhanh
  house        | nơi cả gia đình ở
  ice-cream    | món ăn lạnh, rất mau tan
  kite         | vật bay nhờ gió, có dây
  knife        | đồ vật để thái rau
  ladder       | đồ vật có nhiều bậc để leo
  leaf         | thứ màu xanh, mọc trên cành
  lock         | vật giữ cửa đóng chặt
  mango        | quả thơm, vỏ vàng, hạt dẹt
  melon        | quả to, vỏ xanh, ruột đỏ
  monkey       | con vật leo trèo rất giỏi
  moon         | vật sáng, có lúc tròn, lúc khuyết
  mountain     | nơi rất cao, có đỉnh nhọn
  mouse        | con vật bé, hay gặm nhấm
  mushroom     | thứ mọc trên gỗ mục, hình cái ô
  nose         | bộ phận để ngửi
  orange       | quả tròn, vắt lấy nước uống
  owl          | loài chim thức suốt đêm
  pear         | quả xanh, đáy to, giòn ngọt
  pot          | đồ vật để nấu canh
  pumpkin      | quả to, tròn, hay nấu canh
  rabbit       | con vật đuôi ngắn, nhảy nhanh
  rain         | nước từ trên trời rơi xuống
  ring         | vật đeo ở ngón tay
  ring-buoy    | vật giúp nổi trên nước
  rock         | thứ rất cứng, rất nặng
  ruler        | đồ vật để đo, để kẻ
  sandal       | đồ đi dưới đất, có quai
  scarf        | vật quàng cho ấm cổ
  scissors     | đồ vật để cắt giấy
  shoe         | đồ để đi, có dây buộc
  shrimp       | con vật vỏ mỏng, bơi giật lùi
  snake        | con vật dài, trườn trên đất
  spider       | con vật giăng lưới bắt ruồi
  squirrel     | con vật đuôi xù, chuyền cành
  star         | vật lấp lánh trên trời đêm
  tooth        | bộ phận để nhai
  trousers     | đồ mặc có hai ống
  turtle       | con vật vỏ cứng, đi rất chậm
`,
);

function readWords(text: string): readonly DrawnWord[] {
  return readTable({ numbers: [], words: ["picture", "text", "others"] }, text).map((row) => {
    const picture = pictureNames.find((name) => name === row.picture);
    const clue = clues.find((each) => each.picture === row.picture)?.clue;
    if (picture === undefined || clue === undefined) throw new Error(`No picture with a clue: ${row.picture}`);
    return { picture, clue, text: row.text, others: row.others === "" ? [] : row.others.split(", ") };
  });
}

/** One syllable of the letters of the first four weeks; two of the first ten weeks; one of all letters and rimes. */
export const drawnWords: Readonly<Record<Difficulty, readonly DrawnWord[]>> = {
  1: readWords(`
  cow     | bò  | bó, bỏ, bờ
  fish    | cá  | cà, cả, có
  goat    | dê  | dế, dễ, đê
  leaf    | lá  | là, lạ, lả
  rock    | đá  | đa, đã, đó
  dog     | chó | cho, khó, chú
  monkey  | khỉ | khi, chỉ
  avocado | bơ  | bờ, bở, cơ
  pumpkin | bí  | bi, bị, kí
  pear    | lê  | lề, lễ, kê
  owl     | cú  | cũ, cụ, chú
  baby    | bé  | bè, bẻ, bó
`),
  2: readWords(`
  fish      | con cá  | con cò, con cáo
  chicken   | con gà  | con gấu
  dog       | con chó | con cò, con thỏ
  cat       | con mèo | con heo
  elephant  | con voi | con ve, con dơi
  monkey    | con khỉ | con hổ, con thỏ
  rabbit    | con thỏ | con hổ
  turtle    | con rùa | con lừa, con cua
  crab      | con cua | con cừu, con rùa
  shrimp    | con tôm | con tằm
  snake     | con rắn | con rối, con rể
  goat      | con dê  | con dế, con đê
  cow       | con bò  | con bọ
  bear      | con gấu | con sâu, con gà
  bat       | con dơi | con voi, con dao
  knife     | con dao | con cáo, con dơi
  owl       | con cú  | con cò, con cừu
  chair     | cái ghế | cái kệ
  scissors  | cái kéo | cái kẹo, cái kèn
  bow       | cái nơ  | cái nôi, cái nón
  ear       | cái tai | cái tủ, cái ví
  nose      | cái mũi | cái mũ, cái mo
  orange    | quả cam | quả cân, quả cầu
  apple     | quả táo | quả tạ, quả tim
  avocado   | quả bơ  | quả na
  pear      | quả lê  | quả lựu, quả me
  mushroom  | cây nấm | cây nến, cây na
  ice-cream | cây kem | cây kim, cây kèn
  rain      | cơn mưa | cơn mơ, cơn ho
  rock      | hòn đá  | hòn bi
  melon     | dưa hấu | dưa leo, dưa cải
  pumpkin   | bí đỏ   | bí đao
  baby      | em bé   |
`),
  3: readWords(`
  cow         | bò    | bó, bỏ, mò
  fish        | cá    | cà, cả, có
  goat        | dê    | dễ, đê, kê
  leaf        | lá    | là, lạ
  dog         | chó   | cho, khó
  monkey      | khỉ   | khi, chỉ
  avocado     | bơ    | bờ, bở, tơ
  pumpkin     | bí    | bi, bị, kí
  pear        | lê    | lề, kê
  owl         | cú    | cũ, cụ
  baby        | bé    | bè, bẻ, xé
  chicken     | gà    | ga, và
  chair       | ghế   | ghê, thế
  rabbit      | thỏ   | thò, mỏ, nhỏ
  turtle      | rùa   | mùa, đùa
  crab        | cua   | của, mua, chua
  rain        | mưa   | xưa, chưa
  grapes      | nho   | nhỏ, cho, ho
  house       | nhà   | và, trà
  gift        | quà   | qua, quá
  horse       | ngựa  | ngứa, ngừa, tựa
  fire        | lửa   | lứa, lựa, sửa
  melon       | dưa   | dừa, dứa, chưa
  apple       | táo   | tạo, tháo
  orange      | cam   | cám, cảm, ham
  shrimp      | tôm   | hôm, tem
  heart       | tim   | tìm, kim, tem
  ice-cream   | kem   | kém, kẽm, xem
  cat         | mèo   | méo, mẹo, chèo
  scissors    | kéo   | kèo, béo, khéo
  candy       | kẹo   | kèo, mẹo
  elephant    | voi   | vòi, soi, vôi
  knife       | dao   | dạo, cao, chao
  star        | sao   | sào, cao, sau
  ear         | tai   | tại, tải, hai
  nose        | mũi   | mùi, múi, mỗi
  mountain    | núi   | túi, múi, cúi
  mushroom    | nấm   | tấm, cấm, ngấm
  bear        | gấu   | gầu, nấu, xấu
  caterpillar | sâu   | sầu, câu, lâu
  buffalo     | trâu  | trấu, trầu, lâu
  snake       | rắn   | ngắn, bắn, cắn
  tooth       | răng  | rằng, măng, băng
  moon        | trăng | măng, băng
  dragon      | rồng  | rộng, đồng, trồng
  drum        | trống | trồng, trông, sống
  egg         | trứng | trưng, hứng, đứng
  ant         | kiến  | kiện, tiến, kiếm
  butterfly   | bướm  | bước, bướng
  hedgehog    | nhím  | phím, mím
  ring        | nhẫn  | nhận, nhân, vẫn
  squirrel    | sóc   | sọc, góc, khóc
  duck        | vịt   | vít, bịt
  eye         | mắt   | mặt, cắt, bắt
  bat         | dơi   | dời, chơi, nơi
  sandal      | dép   | dẹp, mép, phép
  kite        | diều  | chiều, nhiều
  shoe        | giày  | ngày, bày
  scarf       | khăn  | lăn, khen
  lock        | khoá  | khoa, hoá, xoá
  comb        | lược  | được, lượm
  ring-buoy   | phao  | pháo, cao, chao
  fan         | quạt  | quát
  trousers    | quần  | quấn, quân
  ladder      | thang | tháng, sang, mang
  ruler       | thước | trước, bước
  broom       | chổi  | chối, thổi, đổi
  foot        | chân  | sân, cân
  banana      | chuối | chuỗi, suối, muối
  mouse       | chuột | ruột
  bone        | xương | xướng, hương
  mango       | xoài  | ngoài, loài
  pot         | nồi   | nối, nổi, ngồi
  bow         | nơ    | nợ, nở, thơ
  chopsticks  | đũa   | đùa, đua, đĩa
  cockroach   | gián  | bán, cán
  spider      | nhện  |
`),
};
