# What the CMakeLists.txt of a game calls.

# What is compiled of a library into a module. A page has to fetch it: what no search calls, the files given, is compiled for
# size. In the rest more is inlined than LLVM does by itself: a value of two words, like a set of cells, goes through memory
# wherever a call is left.
function(compile_for_a_page library)
    set(for_size ${ARGN})
    list(TRANSFORM for_size PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    # The engines throw nothing; without the machinery for it the modules are smaller.
    target_compile_options(${library} PRIVATE -fno-exceptions)
    get_target_property(sources ${library} SOURCES)
    set(for_speed)
    foreach(source ${sources})
        cmake_path(ABSOLUTE_PATH source)
        list(APPEND for_speed ${source})
    endforeach()
    if(for_size)
        list(REMOVE_ITEM for_speed ${for_size})
        # A header precompiled for speed is not theirs.
        set_source_files_properties(${for_size} PROPERTIES COMPILE_OPTIONS -Os SKIP_PRECOMPILE_HEADERS ON)
    endif()
    set_source_files_properties(${for_speed} PROPERTIES COMPILE_OPTIONS "-mllvm;-inline-threshold=800")
endfunction()

# The library of a game, of the files in its folder and in FOLDERS, and natively the one of its training/, if it has that.
#   SIMD      it works on vectors wherever its headers are included; every browser since 2023 can do that, and for older ones
#             there is a module without (wasm/CMakeLists.txt)
#   VECTORS   files of a game without it that do so (core/vector.h)
#   FOR_SIZE  files that no search calls, which a page fetches
#   APART     files of whose anonymous namespaces others have the same names
function(add_game game)
    cmake_parse_arguments(PARSE_ARGV 1 given SIMD "" "FOLDERS;VECTORS;FOR_SIZE;APART")
    list(TRANSFORM given_FOLDERS APPEND /*.cpp)
    file(GLOB sources CONFIGURE_DEPENDS *.cpp ${given_FOLDERS})
    add_library(${game} STATIC ${sources})
    target_link_libraries(${game} PUBLIC core)
    if(EMSCRIPTEN AND given_SIMD)
        # Headers precompiled without it are not its own.
        target_compile_options(${game} PUBLIC -msimd128)
        target_precompile_headers(${game} PRIVATE ${precompiled})
        list(TRANSFORM given_APART PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ OUTPUT_VARIABLE apart)
        set_target_properties(${game} PROPERTIES FORETHOUGHT_VECTORS "${sources}" FORETHOUGHT_APART "${apart}")
    else()
        target_precompile_headers(${game} REUSE_FROM core)
    endif()
    if(EMSCRIPTEN)
        compile_for_a_page(${game} ${given_FOR_SIZE})
        if(given_VECTORS)
            list(TRANSFORM given_VECTORS PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
            set_source_files_properties(${given_VECTORS} PROPERTIES
                COMPILE_OPTIONS "-mllvm;-inline-threshold=800;-msimd128" SKIP_PRECOMPILE_HEADERS ON)
            set_target_properties(${game} PROPERTIES FORETHOUGHT_VECTORS "${given_VECTORS}")
        endif()
        return()
    endif()
    if(FORETHOUGHT_SANITIZE)
        # Half of what this build takes is the same headers, anew in each file. What is played and shipped stays in files of
        # its own: what is inlined into what would change with every new file.
        set_target_properties(${game} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 10)
        set_source_files_properties(${given_APART} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
    file(GLOB training CONFIGURE_DEPENDS training/*.cpp)
    if(NOT training)
        add_library(${game}_training INTERFACE)
        target_link_libraries(${game}_training INTERFACE ${game})
        return()
    endif()
    add_library(${game}_training STATIC ${training})
    target_link_libraries(${game}_training PUBLIC ${game} core_training)
    target_precompile_headers(${game}_training REUSE_FROM core)
endfunction()

# The balanced openings of a game are data, in a file of its folder, one a line that matches `line`; the engine carries
# them as text.
function(add_openings game name line)
    set(file ${CMAKE_CURRENT_SOURCE_DIR}/data/${name}.txt)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    file(STRINGS ${file} openings REGEX "${line}")
    list(TRANSFORM openings REPLACE "(.+)" "\"\\1\",")
    list(JOIN openings "\n" openings)
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/data/${game}_${name}.inc CONTENT "${openings}\n")
    target_include_directories(${game} PRIVATE ${CMAKE_BINARY_DIR}/data)
endfunction()

# Bytes of a game's folder that the engine carries, as a list of numbers.
function(add_bytes game name)
    set(file ${CMAKE_CURRENT_SOURCE_DIR}/data/${name}.bin)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    file(READ ${file} bytes HEX)
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/data/${game}_${name}.inc CONTENT "${bytes}\n")
    target_include_directories(${game} PRIVATE ${CMAKE_BINARY_DIR}/data)
endfunction()
