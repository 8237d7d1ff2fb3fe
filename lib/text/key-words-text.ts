/**
 * The 256 words of key sheets, short ones everybody can write; no two are alike without their marks. Which one stands where
 * must never change: printed sheets are read by it.
 */
export const keyWordsText =
  "mèo chó gà vịt cá tôm cua ốc ếch rùa hổ voi gấu khỉ thỏ sóc hươu nai ngựa trâu bò dê cừu lợn chim cò sáo yến quạ " +
  "cú vẹt công kiến ong bướm nhện tằm sâu hoa lá cây cành rễ hạt lúa ngô khoai sắn đậu lạc vừng mía tre nứa rau cải " +
  "bầu bí mướp cam quýt bưởi chanh chuối ổi mít dừa xoài nhãn vải táo lê đào mận khế me sung trời mây gió mưa nắng " +
  "sương tuyết trăng núi đồi sông suối biển ao đất đá cát bùn rừng ruộng vườn đường cầu bến thác hang nhà mái tường " +
  "bếp giường tủ bàn ghế đèn quạt gương chiếu chăn gối nồi chảo bát thìa cốc ấm mâm rổ thúng kéo kim chỉ cúc khăn " +
  "quần mũ giày dép tất túi sách vở bút thước phấn bảng cặp tranh hộp thư tem trống đàn kèn chuông bóng diều vòng " +
  "dây xe tàu thuyền bánh cơm phở xôi chè sữa trứng muối mật nem tóc mũi miệng tai tay tim bà chú bác anh em thầy " +
  "đỏ vàng xanh nâu hồng đi chạy nhảy bơi bay vẽ viết đọc ăn chơi làm học quét sáng xuân hè đông nhỏ cao dài rộng " +
  "nhanh mới tròn vuông thơm ngọt chua vui hiền ngoan khoẻ khói nước sấm chớp thóc gạo rơm rạ gỗ sắt ngọc ngói gạch " +
  "xẻng cuốc bừa liềm đinh sen huệ lan kính phao neo chèo lưới truyện kịch phim nhạc lồng làng chai lọ bình uống " +
  "cười ngắn";
