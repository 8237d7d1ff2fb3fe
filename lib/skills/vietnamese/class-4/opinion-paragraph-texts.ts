import { readTable } from "#lib/core/read-table.ts";

/**
 * An opinion with its reasons: the first, a sentence about a thing named in it, the second, the close; and a reason that has to
 * do with a word of it only.
 */
export const opinions = readTable(
  { numbers: [], words: ["opinion", "first", "more", "second", "close", "stray"] },
  `
  Em rất thích truyện “Cây khế”. | Trước hết, truyện có chim thần kì lạ làm em mê mẩn. | Con chim ấy biết nói và biết trả ơn bằng vàng. | Hơn nữa, người em hiền lành cuối cùng được sống yên vui. | Vì vậy, em đã kể lại truyện cho cả nhà nghe. | Hơn nữa, khế chua thường dùng để nấu canh.
  Em thấy chú rùa trong truyện “Rùa và Thỏ” rất đáng khen. | Trước hết, rùa kiên trì bò hết đường đua dài. | Đường đua ấy đối với rùa xa biết bao. | Hơn nữa, rùa không kiêu căng khi về nhất. | Vì vậy, em muốn học tính kiên trì của rùa. | Hơn nữa, rùa thường đẻ trứng trên bãi cát.
  Em rất mến nhân vật Thạch Sanh. | Trước hết, chàng dũng cảm cứu người bằng cây cung vàng. | Cây cung ấy theo chàng qua nhiều thử thách. | Hơn nữa, chàng có tấm lòng nhân hậu, sẵn sàng tha thứ. | Vì vậy, em luôn coi chàng là tấm gương đẹp. | Hơn nữa, thạch dừa mát và ngọt.
  Theo em, mỗi lớp nên có một tủ sách nhỏ. | Trước hết, tủ sách giúp chúng em đọc thêm vào giờ ra chơi. | Nhờ vậy, giờ ra chơi ấy yên tĩnh và bổ ích hơn. | Hơn nữa, các bạn được trao đổi sách hay với nhau. | Vì vậy, em mong lớp mình sớm có tủ sách. | Hơn nữa, tủ lạnh giữ thức ăn tươi lâu.
  Em cho rằng chúng ta nên trồng thêm cây ở sân trường. | Trước hết, cây toả bóng mát cho cả sân. | Trong bóng mát ấy, chúng em chơi mà không sợ nắng. | Hơn nữa, lá cây giữ bớt bụi, làm không khí trong lành. | Vì vậy, lớp em xin trồng hai cây phượng. | Hơn nữa, cây bút này viết rất êm.
  Em tán thành việc đi bộ đến trường nếu nhà ở gần. | Trước hết, đi bộ là cách vận động nhẹ nhàng mỗi sáng. | Cách vận động ấy làm em tỉnh táo hơn. | Hơn nữa, cổng trường sẽ bớt xe cộ đông đúc. | Vì vậy, em rủ các bạn cùng xóm đi bộ đi học. | Hơn nữa, đôi giày của em có màu trắng.
  Em rất thích buổi cắm trại của lớp. | Trước hết, chúng em được tự dựng một chiếc lều lớn. | Chiếc lều ấy đủ chỗ cho cả tổ ngồi trò chuyện. | Hơn nữa, tối đến cả lớp cùng hát bên nhau. | Vì vậy, em mong năm sau lại được đi cắm trại. | Hơn nữa, bài toán hôm qua khá dài.
  Theo em, chúng ta không nên vứt rác bừa bãi. | Trước hết, rác làm bẩn con kênh gần trường. | Con kênh ấy vốn là nơi đàn cá tung tăng bơi. | Hơn nữa, mùi rác làm mọi người khó chịu. | Vì vậy, em luôn bỏ rác đúng nơi quy định. | Hơn nữa, cá rán ăn với cơm rất ngon.
  Em yêu thích truyện “Bánh chưng, bánh giầy”. | Trước hết, Lang Liêu tự làm bánh từ hạt gạo mình trồng. | Hạt gạo ấy tuy giản dị mà rất quý. | Hơn nữa, chàng chăm chỉ và hiếu thảo với vua cha. | Vì vậy, mỗi dịp Tết em lại nhớ đến truyện này. | Hơn nữa, chợ Tết năm nay bán nhiều hoa đào.
  Em nghĩ rằng trẻ em nên giúp bố mẹ việc nhà. | Trước hết, bố mẹ sẽ có thêm thời gian nghỉ ngơi. | Thời gian ấy, cả nhà có thể cùng trò chuyện. | Hơn nữa, em học được nhiều việc có ích. | Vì vậy, tối nào em cũng rửa bát và quét nhà. | Hơn nữa, nhà em ở cạnh một cái hồ.
  Em rất thích nhân vật cậu bé trong truyện “Em bé thông minh”. | Trước hết, cậu giải được câu đố khó của vua. | Câu đố ấy người lớn nghĩ mãi không ra. | Hơn nữa, cậu nói năng lễ phép và tự tin. | Vì vậy, em muốn chăm học để hiểu biết như cậu. | Hơn nữa, vườn nhà vua trồng nhiều hoa.
  Theo em, nên đọc sách giấy mỗi tối trước khi ngủ. | Trước hết, trang sách đưa em đến những miền đất lạ. | Những miền đất ấy làm em thêm yêu thiên nhiên. | Hơn nữa, đọc sách giúp mắt em nghỉ khỏi màn hình. | Vì vậy, em để sẵn một cuốn truyện cạnh gối. | Hơn nữa, giấy gói quà có nhiều màu đẹp.
  Em đồng ý với việc nuôi một con vật trong nhà. | Trước hết, con vật là người bạn nhỏ luôn quấn quýt bên em. | Người bạn ấy làm em vui mỗi khi đi học về. | Hơn nữa, chăm con vật giúp em biết sống có trách nhiệm. | Vì vậy, em xin mẹ cho nuôi một chú mèo con. | Hơn nữa, sư tử là loài vật sống ở đồng cỏ.
  Em rất khâm phục bạn Lan lớp em. | Trước hết, bạn luyện chữ mỗi ngày một trang vở. | Trang vở ấy lúc nào cũng sạch và đều tăm tắp. | Hơn nữa, bạn luôn sẵn lòng giúp người khác. | Vì vậy, cả lớp đã bầu bạn làm lớp trưởng. | Hơn nữa, hoa lan rừng nở vào mùa xuân.
  Em thấy ngày hội thể thao của trường thật bổ ích. | Trước hết, ai cũng được thi đấu một môn mình thích. | Môn ấy giúp mỗi bạn khoẻ mạnh và tự tin hơn. | Hơn nữa, các lớp hiểu nhau và đoàn kết hơn. | Vì vậy, em mong năm nào cũng có ngày hội này. | Hơn nữa, cổng trường em quay về hướng đông.
  Em cho rằng mọi người cần tiết kiệm nước. | Trước hết, để có nước sạch, một nhà máy phải lọc rất công phu. | Nhà máy ấy chạy suốt ngày đêm để có nước cho ta dùng. | Hơn nữa, nhiều nơi vẫn còn thiếu nước vào mùa khô. | Vì vậy, em luôn khoá vòi nước khi không dùng nữa. | Hơn nữa, nước cam có vị chua chua ngọt ngọt.
  Em rất thích nhân vật cô Tấm. | Trước hết, cô chăm sóc một con cá bống như người thân. | Con cá ấy cũng mến cô và nghe hiểu lời cô. | Hơn nữa, cô chăm chỉ và hiền lành với mọi người. | Vì vậy, em rất vui khi cuối cùng cô được hạnh phúc. | Hơn nữa, món cá kho của bà em rất thơm.
  Theo em, lớp ta nên làm một tờ báo tường. | Trước hết, mỗi bạn sẽ được khoe một bài viết của mình. | Bài viết ấy có thể là thơ, truyện hoặc câu đố. | Hơn nữa, cả lớp được cùng nhau vẽ và trang trí. | Vì vậy, em mong lớp ta sớm làm báo tường. | Hơn nữa, bức tường nhà em vừa được quét vôi.
  Em nghĩ rằng học sinh không nên thức khuya. | Trước hết, giấc ngủ giúp cơ thể khoẻ lại sau một ngày. | Giấc ngủ ấy cần đủ chín tiếng mỗi đêm. | Hơn nữa, ngủ sớm thì sáng dậy học bài mau thuộc. | Vì vậy, chín giờ tối là em tắt đèn đi ngủ. | Hơn nữa, đèn đường ở phố em màu vàng.
  Em rất quý bác lao công của trường. | Trước hết, sáng nào bác cũng quét sạch sân trường. | Sân trường ấy là nơi chúng em vui chơi mỗi ngày. | Hơn nữa, gặp ai bác cũng mỉm cười. | Vì vậy, chúng em luôn chào bác và nhặt rác giúp bác. | Hơn nữa, lá bàng mùa đông có màu đỏ.
  Em ủng hộ việc học bơi từ nhỏ. | Trước hết, biết bơi giúp ta an toàn hơn khi ở gần sông hồ. | Ở nơi sông hồ ấy, người biết bơi sẽ bình tĩnh hơn. | Hơn nữa, bơi lội giúp cơ thể cao lớn, dẻo dai. | Vì vậy, hè này em sẽ đi học bơi. | Hơn nữa, mùa hè có nhiều loại quả ngọt.
  Em rất thích trò chơi ô ăn quan. | Trước hết, chỉ cần mấy viên sỏi là chơi được. | Những viên sỏi ấy nhặt ở đâu cũng có. | Hơn nữa, trò chơi tập cho em tính toán nhanh. | Vì vậy, giờ ra chơi nào em cũng rủ bạn cùng chơi. | Hơn nữa, bạn em có một chiếc ô màu tím.
  `,
);
