const written = `
bà bé bò bí bố bể bơ bi bế bú bổ bê bàn bạn bánh bát bút bướm bưởi bếp bóng bụng biển bún bắp bông bát bay bơi bảy buồm
cá cò cô cỏ cờ cau cáo cau cam cây cốc canh cắt cua cửa chim chó chợ chuối chuông chanh chân chén chạy chim chín chổi chị chú
dê da dế dép dây dừa dưa dao dâu diều đá đò đu đèn đồi đường đũa đĩa đào đỏ đất đồng đêm điện
ếch én em ăn ấm áo ao ổi ô ốc ông ong uống yên yến yêu
gà gỗ gấu gạo gối gương ga ghế ghi ghẹ ghét ghép gió giò giỏ giá già giày giấy giếng giường giun giúp giữ
hoa hổ hè hồ hộp hươu hành hát học hồng heo hai hến kẹo kéo kiến kim kính kem kể kiếm kêu khế khỉ khăn khô khói
lá lúa lửa lợn lưới lê lọ lúa lan lịch lưỡi lông lạc mẹ mèo mây mưa mũ mía mắt miệng muỗi mơ má mận mực mướp
nhà nho nhãn nơ núi nấm no năm nước nến nón na nôi nón nai nồi ngựa ngỗng ngủ ngà ngô ngày ngọt ngói ngồi ngõ nghé nghe nghỉ nghệ nghĩ
phở phố phấn phim quả quà quạt quê quần quạ quế quét rùa rổ rắn răng rau ruộng rừng rét ruồi
sao sông sữa sen sóc sách sân sáu súp sắn suối táo tủ tai tôm tay tép tím tóc thỏ thuyền thước thìa thư thơ thang thóc thơm
trăng trâu tre trống trứng trời trà trăm trường trăn tròn vịt voi vở ve vườn váy ví võng vẽ vai vui
xe xôi xoài xanh xương xẻng xoan
hoàng khoai ngoan toán loa hoà khoẻ xoè tuần huệ khuya thuỷ luỹ chuyện thuyết hươu khướu cừu lựu rìu địu
`;

/**
 * Syllables a child of class 1 knows as words or hears every day; each once. None with "quy-": school books differ
 * on whether the rime of "quyển" is yên or uyên.
 */
export const commonSyllables: readonly string[] = [...new Set(written.trim().split(/\s+/u))];
