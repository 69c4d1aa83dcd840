import CLibDeflate

/// A PDF of one page with a cross-reference table, written for tests.
struct WrittenPDF {
  var contents: String
  var resources = ""
  var page = "/MediaBox [0 0 10 20]"
  /// Further objects, from number 5 on, without their `obj` and `endobj`.
  var objects: [String] = []
  var isPacked = false

  var bytes: [UInt8] {
    var all: [[UInt8]] = [
      Array("<< /Type /Catalog /Pages 2 0 R >>".utf8),
      Array("<< /Type /Pages /Kids [3 0 R] /Count 1 >>".utf8),
      Array(
        "<< /Type /Page /Parent 2 0 R \(page) /Resources << \(resources) >> /Contents 4 0 R >>"
          .utf8),
      stream,
    ]
    all += objects.map { Array($0.utf8) }
    var file = Array("%PDF-1.4\n".utf8)
    var offsets: [Int] = []
    for (index, object) in all.enumerated() {
      offsets.append(file.count)
      file += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let table = file.count
    file += Array("xref\n0 \(all.count + 1)\n0000000000 65535 f \n".utf8)
    for offset in offsets {
      let digits = String(offset)
      file += Array(
        (String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n").utf8)
    }
    file += Array(
      "trailer\n<< /Size \(all.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n".utf8)
    return file
  }

  private var stream: [UInt8] {
    let data = isPacked ? Self.packed(Array(contents.utf8)) : Array(contents.utf8)
    let filter = isPacked ? "/Filter /FlateDecode " : ""
    return Array("<< \(filter)/Length \(data.count) >>\nstream\n".utf8) + data
      + Array("\nendstream".utf8)
  }

  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    guard let packer = libdeflate_alloc_compressor(6) else { return [] }
    defer { libdeflate_free_compressor(packer) }
    return [UInt8](unsafeUninitializedCapacity: bytes.count + 64) { target, count in
      count = libdeflate_zlib_compress(
        packer, bytes, bytes.count, target.baseAddress, target.count)
    }
  }
}
